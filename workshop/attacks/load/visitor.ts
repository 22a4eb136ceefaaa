import { TestClient } from "../../../server/src/test/test-client.ts";

let number = 0;

/** A person with an address of their own, so that the limits of one address are not what is measured. */
export class Visitor extends TestClient {
  readonly email = `person-${++number}@example.org`;
  readonly address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("x-forwarded-for", this.address);
    return super.fetch(path, { ...init, headers });
  }

  /** Signs up, as the site does. */
  static async signUp(url: string): Promise<Visitor> {
    const visitor = new Visitor(url);
    await visitor.signUp(visitor.email);
    await visitor.get(`/api/createuserdata/${visitor.uid}`);
    return visitor;
  }

  /** The session as a header, for tools that keep no cookies. */
  get cookie(): string {
    return [...this.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
  }

  /** Uploads a song and chooses a style. @returns the project's id. */
  async makeProject(song: Blob): Promise<string> {
    const answer = await this.createProject(song, { end: "60000" });
    const { projectID } = await answer.json();
    if (!projectID) throw new Error(`/api/createproject answered ${answer.status}`);
    await this.json("POST", "/api/updatedanceform", { projectID, danceform: "Salsa, " });
    return projectID;
  }

  /** @throws {Error} unless a dance was made. */
  async generate(projectID: string): Promise<void> {
    const answer = await this.json("POST", "/api/generatedance", { projectID });
    if (answer.status !== 200) throw new Error(`/api/generatedance answered ${answer.status} ${await answer.text()}`);
  }
}
