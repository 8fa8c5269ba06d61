import { type Kysely, sql } from "kysely";

/** Deadlines of trips, the reminders of them, and the verdicts that a change of the rules is compared with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trip_deadlines (
      plan_id uuid not null references plans (id) on delete cascade,
      requirement_id text not null,
      -- Days, or moments as RFC 9557 writes them; null where none is known.
      starts text,
      ends text,
      -- Of its calendar event.
      sequence integer not null default 0,
      state text not null check (state in ('open', 'met', 'gone')),
      is_hidden boolean not null default false,
      -- Since when it is open with these days.
      changed_at timestamptz not null default now(),
      primary key (plan_id, requirement_id)
    )`.execute(db);
  await sql`
    create table trip_rule_verdicts (
      plan_id uuid primary key references plans (id) on delete cascade,
      rules_version text not null,
      -- The last day of the trip, after which it is not judged again; null where none is known.
      last_day text,
      -- By requirement: the rule, its version and the verdict.
      verdicts jsonb not null
    )`.execute(db);
  await sql`create index trip_rule_verdicts_by_version on trip_rule_verdicts (rules_version)`.execute(
    db,
  );
  await sql`
    create table deadline_reminders (
      plan_id uuid not null references plans (id) on delete cascade,
      requirement_id text not null,
      last_day text not null,
      days_before integer not null,
      sent_at timestamptz not null default now(),
      primary key (plan_id, requirement_id, last_day, days_before)
    )`.execute(db);
  // One row a person: the day, by their clock, on which their deadlines were last checked.
  await sql`
    create table deadline_checks (
      profile_id uuid primary key references profiles (id) on delete cascade,
      checked_on text not null,
      next_check_at timestamptz not null
    )`.execute(db);
  await sql`create index deadline_checks_next on deadline_checks (next_check_at)`.execute(db);
}
