export const PASSWORD = "correct horse 7";

/** A browser as far as the server can tell: keeps cookies and sends the session's anti-CSRF token. */
export class TestClient {
  readonly url: string;
  readonly cookies = new Map<string, { value: string; path: string }>();
  antiCsrf: string | undefined;
  uid = "";

  constructor(url: string) {
    this.url = url;
  }

  /** The same person in a copy of the browser. */
  copy(): TestClient {
    const copy = new TestClient(this.url);
    for (const [name, cookie] of this.cookies) copy.cookies.set(name, cookie);
    copy.antiCsrf = this.antiCsrf;
    copy.uid = this.uid;
    return copy;
  }

  /** The copy that a forged request comes from: cookies, but no anti-CSRF token. */
  withoutAntiCsrf(): TestClient {
    const copy = this.copy();
    copy.antiCsrf = undefined;
    return copy;
  }

  async signUp(email: string): Promise<void> {
    await this.#enter("/api/auth/signup", email);
  }

  async signIn(email: string): Promise<void> {
    await this.#enter("/api/auth/signin", email);
  }

  async signOut(): Promise<void> {
    await this.fetch("/api/auth/signout", { method: "POST" });
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookies = [...this.cookies].filter(([, cookie]) => path.startsWith(cookie.path));
    if (cookies.length > 0) headers.set("cookie", cookies.map(([name, { value }]) => `${name}=${value}`).join("; "));
    headers.set("rid", "anti-csrf");
    headers.set("st-auth-mode", "cookie");
    if (this.antiCsrf) headers.set("anti-csrf", this.antiCsrf);
    const answer = await fetch(this.url + path, { redirect: "manual", ...init, headers });
    this.#remember(answer);
    return answer;
  }

  get(path: string): Promise<Response> {
    return this.fetch(path);
  }

  json(method: "POST" | "PUT", path: string, body: unknown): Promise<Response> {
    return this.fetch(path, { method, body: JSON.stringify(body), headers: { "content-type": "application/json" } });
  }

  form(
    method: "POST" | "PUT",
    path: string,
    fields: Record<string, string | Blob | undefined>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
    return this.fetch(path, { method, body: form, headers });
  }

  /** POST /createproject with sensible fields. */
  createProject(
    file: Blob | undefined,
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const usual = { start: "0", end: "2000", uid: this.uid, title: "song.mp3", projectName: "brave otter" };
    return this.form("POST", "/api/createproject", { ...usual, ...fields, file }, headers);
  }

  async #enter(path: string, email: string): Promise<void> {
    const formFields = [
      { id: "email", value: email },
      { id: "password", value: PASSWORD },
    ];
    const answer = await this.json("POST", path, { formFields });
    const body = (await answer.json()) as { status: string; user: { id: string } };
    if (body.status !== "OK") throw new Error(`${path} answered ${answer.status} ${JSON.stringify(body)}`);
    this.uid = body.user.id;
  }

  #remember(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split("; ");
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? "/";
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, { value, path });
    }
    this.antiCsrf = answer.headers.get("anti-csrf") ?? this.antiCsrf;
  }
}
