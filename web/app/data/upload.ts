const withoutBody = new Set([204, 205, 304]);

/**
 * Sends a request as `fetch` does, and reports its progress from 0 to 1. Rejects like `fetch`:
 * with the signal's reason when it was aborted, with a TypeError when the network fails.
 */
export function upload(
  path: string,
  { method = "POST", headers, body, signal }: RequestInit,
  onProgress: (sent: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    // fetch does not report upload progress.
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.responseType = "blob";
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));

    const abort = () => request.abort();
    const fail = () => reject(new TypeError("The upload failed."));
    signal?.addEventListener("abort", abort);
    request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener("load", () => resolve(responseOf(request)));
    request.addEventListener("error", fail);
    request.addEventListener("timeout", fail);
    request.addEventListener("abort", () =>
      reject(signal?.reason ?? new DOMException("Aborted", "AbortError")),
    );
    request.addEventListener("loadend", () => signal?.removeEventListener("abort", abort));
    request.send(body instanceof ReadableStream ? null : body);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, response } = request;
  const body: unknown = response;
  return new Response(body instanceof Blob && !withoutBody.has(status) ? body : null, {
    status,
    statusText,
    headers: headersOf(request.getAllResponseHeaders()),
  });
}

/** The headers of an answer, one `name: value` a line, as XMLHttpRequest returns them. */
export function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
