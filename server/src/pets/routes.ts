import type { Events } from "../events.ts";
import type { Api } from "../http/api.ts";
import type { Db } from "../schema.ts";

type Rooms = { db: Db; events: Events };

export function petRoutes(_api: Api, _rooms: Rooms): void {}
