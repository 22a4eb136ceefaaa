/** One server-sent event: its name ("message" unless it has one) and its data, lines joined. */
export interface ServerSentEvent {
  event: string;
  data: string;
}

/**
 * Reads server-sent events from the body of a fetched answer (WHATWG HTML, 9.2.6). EventSource is no use here: it
 * bypasses the session refresh of the auth SDK.
 * Leaving the loop early cancels the body, so the connection is given back.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent, void, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  let event = "";
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      // A carriage return at the end may be the first half of a line end.
      const held = rest.endsWith("\r") ? "\r" : "";
      const lines = rest.slice(0, rest.length - held.length).split(/\r\n|\n|\r/);
      rest = (lines.pop() ?? "") + held;
      for (const line of lines) {
        if (line === "") {
          if (data.length > 0) yield { event: event || "message", data: data.join("\n") };
          event = "";
          data = [];
        } else {
          const [, field, content = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
          if (field === "event") event = content;
          else if (field === "data") data.push(content);
        }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
