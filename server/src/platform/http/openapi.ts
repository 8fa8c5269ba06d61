import { type Endpoint, idempotencyKeyMax } from "#contracts/kernel/endpoint.ts";
import { statusOf } from "#contracts/kernel/errors.ts";
import { scopeOf } from "#contracts/kernel/scopes.ts";
import { Failure } from "#contracts/kernel/failure.ts";
import * as z from "zod/mini";

type Json = Record<string, unknown>;

/** The input or output of a schema as JSON Schema 2020-12. */
export function jsonSchema(schema: z.ZodMiniType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

const pathOf = (endpoint: Endpoint) => endpoint.path.replace(/:(\w+)/g, "{$1}");

function parametersOf(schema: z.ZodMiniObject | undefined, location: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input") as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: location,
    required: location === "path" || required.includes(name),
    schema: shape,
  }));
}

const header = (name: string, description: string, maxLength?: number) => ({
  name,
  in: "header",
  required: false,
  description,
  schema: { type: "string", ...(maxLength && { minLength: 1, maxLength }) },
});

function contentOf({ bytes, event, response }: Endpoint): Json {
  if (!bytes) return { "application/json": { schema: jsonSchema(response, "output") } };
  const content = event ? { schema: jsonSchema(event, "output") } : {};
  return Object.fromEntries(bytes.map((type) => [type, content]));
}

function bodyOf({ body, files, example }: Endpoint): Json | undefined {
  if (!body && !files) return undefined;
  const schema = body ? jsonSchema(body, "input") : { type: "object" };
  return { schema, ...(example !== undefined && { example }) };
}

/** The body as multipart: its fields and files. */
function partsOf({ body, files = {} }: Endpoint): Json {
  const { properties = {}, required = [] } = (body ? jsonSchema(body, "input") : {}) as {
    properties?: Json;
    required?: string[];
  };
  const binary = { type: "string", format: "binary" };
  const parts = Object.entries(files).map(([name, { label, kinds, many }]): [string, Json] => {
    const description = `${label}: ${kinds.join(" or ")}. Send an empty part to clear it.`;
    return [
      name,
      many ? { type: "array", items: binary, description } : { ...binary, description },
    ];
  });
  const requiredFiles = Object.entries(files).flatMap(([name, part]) =>
    part.required ? [name] : [],
  );
  return {
    type: "object",
    properties: { ...properties, ...Object.fromEntries(parts) },
    required: [...required, ...requiredFiles],
  };
}

/** Who may call: a session, or an access token with its scope. */
function securityOf(endpoint: Endpoint): Json[] {
  if (endpoint.session === "none") return [];
  const scope = scopeOf(endpoint);
  return [
    ...(endpoint.session === "optional" ? [{}] : []),
    { bearer: [] },
    ...(scope === "read" || scope === "write" ? [{ accessToken: [scope] }] : []),
  ];
}

function operationOf(endpoint: Endpoint): Json {
  const status = endpoint.status ?? 200;
  const success =
    status === 303
      ? { description: "Redirect.", headers: { Location: { schema: { type: "string" } } } }
      : { description: "Success.", content: contentOf(endpoint) };
  const body = bodyOf(endpoint);
  const form = {
    ...(endpoint.accepts === "form" ? { "application/x-www-form-urlencoded": body } : {}),
    ...(endpoint.files ? { "multipart/form-data": { schema: partsOf(endpoint) } } : {}),
  };
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^a-z]+(\w)/gi, (_, letter: string) => letter.toUpperCase())}`,
    summary: endpoint.summary,
    ...(endpoint.unverified === undefined
      ? {}
      : { description: "For accounts with a verified email; others get 403 NOT_VERIFIED." }),
    tags: [endpoint.path.split("/")[2]],
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint.params, "path"),
      ...parametersOf(endpoint.query, "query"),
      ...(endpoint.idempotent
        ? [
            header(
              "Idempotency-Key",
              "Repeating a request with the same key within 24 hours doesn't create a duplicate.",
              idempotencyKeyMax,
            ),
          ]
        : []),
      ...(endpoint.versioned && endpoint.method === "PUT"
        ? [
            header(
              "If-Match",
              'The version you last read, "v<n>". Returns 409 CONFLICT if there is a newer one.',
            ),
          ]
        : []),
    ],
    ...(body
      ? { requestBody: { required: true, content: { "application/json": body, ...form } } }
      : {}),
    responses: {
      [status]: success,
      ...(endpoint.repeatStatus !== undefined && { [endpoint.repeatStatus]: success }),
      default: { $ref: "#/components/responses/ErrorResponse" },
    },
  };
}

/** OpenAPI 3.1 of the endpoints. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  { publicUrl, siteName }: { publicUrl: string; siteName: string },
): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = (paths[pathOf(endpoint)] ??= {});
    path[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  const failure = jsonSchema(Failure, "output");
  return {
    openapi: "3.1.0",
    info: {
      title: siteName,
      version: "1",
      description: `Responses are JSON. Error responses have one of these codes: ${Object.keys(statusOf).join(", ")}.`,
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: "The token of a log-in, which is good for a day.",
        },
        accessToken: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "wag_…",
          description:
            "An access token of a program. Its scopes, read and write, name what it may call.",
        },
      },
      schemas: { Failure: failure },
      responses: {
        ErrorResponse: {
          description: "Error response.",
          content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
        },
      },
    },
  };
}
