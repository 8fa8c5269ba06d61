import { createServer } from "node:http";

/** A bare server that answers with the same headers and bytes from memory. */
export type Answer = { headers: Record<string, string>; body: string };

export type Listening = { port: number };

// A separate process, like the server: receives the response by message and reports its port.
process.once("message", ({ headers, body }: Answer) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.keepAliveTimeout = 10_000;
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    const listening: Listening = {
      port: address && typeof address === "object" ? address.port : 0,
    };
    process.send?.(listening);
  });
});
process.once("disconnect", () => process.exit(0));
