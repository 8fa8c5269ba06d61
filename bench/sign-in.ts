import { demoEmail, demoPassword } from "../server/seeds/demo.ts";
import { isNumber, startBaseline } from "./baseline.ts";
import type { Checks } from "./argon-baseline.ts";
import { engines, variablesOf } from "./engines.ts";
import { inServer } from "./servers.ts";
import { compareInterleaved, type Worker } from "./interleaved.ts";
import type { Plan } from "./plan.ts";
import type { Row } from "./table.ts";

/** Concurrent log-ins, and concurrent plain password checks. */
const atOnce = 4;
const count = 24;

/** Logging in over HTTP, compared with checking a password alone. */
export async function signIn(plan: Plan): Promise<Row[]> {
  const rows: Row[] = [];
  for (const engine of engines) {
    const variables = await variablesOf(engine, plan, "sign_in");
    const alone = startBaseline<Checks, number>(
      new URL("./argon-baseline.ts", import.meta.url),
      isNumber,
    );
    try {
      const its: Worker = {
        pid: alone.pid,
        run: (times) => alone.request({ count: times, atOnce }),
      };
      const figures = await inServer(variables, ({ address, pid }) =>
        compareInterleaved({ pid, run: signingIn(address) }, its, { rounds: plan.rounds, count }),
      );
      const name = `sign-in on ${engine}, ${atOnce} at once`;
      rows.push({ name, ...figures, beside: `${figures.beside} argon2 alone` });
    } finally {
      alone.end();
    }
  }
  return rows;
}

const signingIn = (address: string) => async (times: number) => {
  let left = times;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      const answer = await fetch(`${address}/api/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: demoEmail, password: demoPassword }),
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`Signing in is answered ${answer.status}.`);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: atOnce }, one));
  return (performance.now() - began) / times;
};
