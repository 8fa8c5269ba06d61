type Options = {
  /** Concurrent batches; with several, one hanging connection doesn't block the others. */
  lanes?: number;
  /** If a batch fails, each of its queries is sent alone, so that one that can't succeed takes no others along. */
  isolated?: boolean;
};

type Waiting<Q, A> = {
  question: Q;
  resolve: (answer: A) => void;
  reject: (reason: unknown) => void;
};

/**
 * Combines queries that arrive while others are running into one batch. A query never joins a batch that was sent
 * before it, so it sees all earlier writes; a single query is sent immediately. `runBatch` returns results in the
 * order of the queries; if it throws, all of them fail.
 */
export function together<Q, A>(
  runBatch: (questions: readonly Q[]) => Promise<readonly A[]>,
  { lanes = 3, isolated = false }: Options = {},
): (question: Q) => Promise<A> {
  let waiting: Waiting<Q, A>[] = [];
  let underWay = 0;

  function send(): void {
    if (waiting.length === 0 || underWay >= lanes) return;
    const batch = waiting;
    waiting = [];
    underWay += 1;
    void sendBatch(batch);
  }

  async function answer(batch: readonly Waiting<Q, A>[]): Promise<void> {
    try {
      const answers = await runBatch(batch.map(({ question }) => question));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const given = answers[index];
        if (index < answers.length) resolve(given as A);
        else reject(new Error("A batched query returned no result."));
      }
    } catch (error) {
      if (isolated && batch.length > 1) await Promise.all(batch.map((one) => answer([one])));
      else for (const { reject } of batch) reject(error);
    }
  }

  async function sendBatch(batch: readonly Waiting<Q, A>[]): Promise<void> {
    try {
      await answer(batch);
    } finally {
      underWay -= 1;
      send();
    }
  }

  return (question) => {
    const { promise, resolve, reject } = Promise.withResolvers<A>();
    waiting.push({ question, resolve, reject });
    send();
    return promise;
  };
}
