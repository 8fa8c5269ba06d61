import { setTimeout as wait } from "node:timers/promises";
import { Gauge, type Registry } from "prom-client";
import type { Figures } from "./figures.ts";

type Read = () => Promise<Figures[]>;

const patienceMs = 2_000;

/** Adds the state of the queues to the metrics of a process; none if the database is unreachable. */
export function jobGauges(registry: Registry, read: Read): { refresh: () => Promise<void> } {
  const gauge = (name: string, help: string, labelNames: string[] = ["queue"]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const inState = gauge("jobs", "Jobs of all servers, by queue and state.", ["queue", "state"]);
  const oldest = gauge(
    "jobs_oldest_seconds",
    "Age of the oldest waiting or active job, in seconds.",
  );
  const runs = gauge("job_runs", "Jobs finished by this process, by result.", ["queue", "ending"]);
  return {
    async refresh() {
      const figures = await Promise.race([read(), wait(patienceMs, [], { ref: false })]).catch(
        () => [],
      );
      for (const each of [inState, oldest, runs]) each.reset();
      for (const { queue, waiting, active, failed, done, oldest: age, runs: ended } of figures) {
        for (const [state, count] of Object.entries({ waiting, active, failed, done })) {
          inState.set({ queue, state }, count);
        }
        oldest.set({ queue }, age);
        for (const [ending, count] of Object.entries(ended)) runs.set({ queue, ending }, count);
      }
    },
  };
}
