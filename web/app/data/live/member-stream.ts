import { fetchFile } from "../browser.ts";

type Stream = { addEventListener: (name: string, listener: () => void) => void; close: () => void };

/** An event stream with the reader's token, which `EventSource` can't send. It reports only the names of events. */
export function openAsMember(path: string): Stream {
  const events = new EventTarget();
  const leaving = new AbortController();
  const read = async () => {
    const { ok, body } = await fetchFile(path, leaving.signal);
    if (!ok || !body) return;
    events.dispatchEvent(new Event("open"));
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = `${rest}${value}`.split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const name = /^event: (.+)$/m.exec(block)?.[1];
        if (name !== undefined) events.dispatchEvent(new Event(name));
      }
    }
  };
  const ended = () => void events.dispatchEvent(new Event("error"));
  read().then(ended, ended);
  return {
    addEventListener: (name, listener) => events.addEventListener(name, listener),
    close: () => leaving.abort(),
  };
}
