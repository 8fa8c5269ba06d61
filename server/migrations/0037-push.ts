import { type Kysely, sql } from "kysely";

/** Web push: the keys of the site, the subscriptions of devices, and messages to send. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table push_keys (
      -- One pair for all servers.
      id boolean primary key default true check (id),
      public_key text not null,
      private_key text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table push_subscriptions (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      -- Without a foreign key: push goes on when a session expires.
      session_id uuid not null,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      device text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index push_subscriptions_by_profile on push_subscriptions (profile_id, id)`.execute(
    db,
  );
  await sql`create index push_subscriptions_by_session on push_subscriptions (session_id)`.execute(
    db,
  );
  // A session that is ended before its time takes the push of its device along.
  await sql`
    create function end_push_of_session() returns trigger language plpgsql as $$
    begin
      if old.expires_at > now() then
        delete from push_subscriptions where session_id = old.id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger sessions_end_push after delete on sessions
      for each row execute function end_push_of_session()`.execute(db);
  await sql`
    create table push_messages (
      id uuid primary key default gen_random_uuid(),
      subscription_id uuid not null references push_subscriptions (id) on delete cascade,
      notification_id uuid not null references notifications (id) on delete cascade,
      created_at timestamptz not null default now(),
      unique (subscription_id, notification_id)
    )`.execute(db);
  await sql`create index push_messages_by_notification on push_messages (notification_id)`.execute(
    db,
  );
}
