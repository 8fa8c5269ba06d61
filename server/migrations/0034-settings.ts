import { type Kysely, sql } from "kysely";

/** The operator's settings, the dated versions of legal texts, what accounts agreed to, and newsletters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One row at most. Null is the default of the software or of the server's environment.
  await sql`
    create table site_settings (
      id boolean primary key default true check (id),
      name text,
      logo_file uuid references files (id) on delete set null,
      contact_email text,
      welcome text,
      categories jsonb,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    )`.execute(db);
  // Versions are never changed. Without a text, the one of the software applies again.
  await sql`
    create table site_texts (
      kind text not null check (kind in ('rules', 'terms', 'privacy')),
      number integer not null check (number > 0),
      text text,
      published_at timestamptz not null default now(),
      primary key (kind, number)
    )`.execute(db);
  // Version 0 is the text of the software.
  await sql`
    create table account_agreements (
      account_id uuid not null references accounts (id) on delete cascade,
      kind text not null,
      number integer not null,
      agreed_at timestamptz not null default now(),
      primary key (account_id, kind, number)
    )`.execute(db);
  await sql`
    create table newsletters (
      id uuid primary key,
      subject text not null,
      text text not null,
      state text not null default 'draft' check (state in ('draft', 'sending', 'stopped', 'sent')),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      -- The first time that it was sent.
      sent_at timestamptz,
      -- Counted once, at the end.
      recipients integer,
      skipped integer
    )`.execute(db);
  await sql`create index newsletters_sending on newsletters (id) where state = 'sending'`.execute(
    db,
  );
  // One row a recipient, so that nobody gets a newsletter twice.
  await sql`
    create table newsletter_recipients (
      newsletter_id uuid not null references newsletters (id) on delete cascade,
      subscriber_id uuid not null references newsletter_subscribers (id) on delete cascade,
      -- The queued email; null until it is queued, and for people who unsubscribed before that.
      mail_id uuid,
      handled_at timestamptz,
      primary key (newsletter_id, subscriber_id)
    )`.execute(db);
  await sql`
    create index newsletter_recipients_waiting on newsletter_recipients (newsletter_id, subscriber_id)
    where handled_at is null`.execute(db);
  await sql`
    create index newsletter_recipients_by_subscriber on newsletter_recipients (subscriber_id)`.execute(
    db,
  );
}
