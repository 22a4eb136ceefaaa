/** An answer with its JSON (or text) read. */
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the server says and fail where it is not there.
  body: any;
  headers: Headers;
}

interface Request {
  json?: unknown;
  headers?: Record<string, string>;
  /** Instead of the browser's own. */
  cookies?: Record<string, string>;
}

/** A browser as far as sessions go: it keeps cookies and sends the anti-CSRF token when told to. */
export class Browser {
  readonly #base: string;
  readonly cookies = new Map<string, string>();
  /** The token of the last sign-in or refresh. */
  antiCsrf = "";

  constructor(base: string) {
    this.#base = base;
  }

  /** The same person in a copy of the browser. */
  copy(): Browser {
    const copy = new Browser(this.#base);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    copy.antiCsrf = this.antiCsrf;
    return copy;
  }

  /** Sends a request the way the site's SDK does, with the anti-CSRF token. */
  trusted(method: string, path: string, json?: unknown): Promise<Answer> {
    return this.send(method, path, { json, headers: { "anti-csrf": this.antiCsrf } });
  }

  async send(method: string, path: string, { json, headers = {}, cookies }: Request = {}): Promise<Answer> {
    const sent = Object.entries(cookies ?? Object.fromEntries(this.cookies));
    const response = await fetch(this.#base + path, {
      method,
      redirect: "manual",
      headers: {
        ...headers,
        cookie: sent.map((pair) => pair.join("=")).join("; "),
        ...(json === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    this.antiCsrf = response.headers.get("anti-csrf") ?? this.antiCsrf;
    const text = await response.text();
    let body: unknown = text;
    try {
      body = JSON.parse(text);
    } catch {
      // Not every answer is JSON.
    }
    return { status: response.status, body, headers: response.headers };
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split(";");
    const split = pair.indexOf("=");
    const [name, value] = [pair.slice(0, split), pair.slice(split + 1)];
    const expires = attributes.map((one) => one.trim()).find((one) => /^expires=/i.test(one));
    const isOver = expires !== undefined && new Date(expires.slice("expires=".length)).getTime() < Date.now();
    if (value === "" || isOver) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
