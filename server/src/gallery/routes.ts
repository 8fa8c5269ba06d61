import type { Events } from "../events.ts";
import type { Api } from "../http/api.ts";
import type { Db } from "../schema.ts";

type Rooms = { db: Db; events: Events; publicUrl: string };

export function galleryRoutes(_api: Api, _rooms: Rooms): void {}
