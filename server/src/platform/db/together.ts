/** So many questions under way at once; a connection that hangs holds up its own, and the others go on. */
const lanes = 3;

type Waiting<Q, A> = {
  question: Q;
  resolve: (answer: A) => void;
  reject: (reason: unknown) => void;
};

/**
 * Puts questions that come while others are under way into one. None joins what was sent before it came, so each sees
 * all that was written by then; a single question is sent immediately. `runBatch` returns the answers in the order of the
 * questions; where it throws, all of them fail.
 */
export function together<Q, A>(
  runBatch: (questions: readonly Q[]) => Promise<readonly A[]>,
): (question: Q) => Promise<A> {
  let waiting: Waiting<Q, A>[] = [];
  let underWay = 0;

  function send(): void {
    if (waiting.length === 0 || underWay >= lanes) return;
    const batch = waiting;
    waiting = [];
    underWay += 1;
    void answer(batch);
  }

  async function answer(batch: readonly Waiting<Q, A>[]): Promise<void> {
    try {
      const answers = await runBatch(batch.map(({ question }) => question));
      for (const [place, { resolve, reject }] of batch.entries()) {
        const given = answers[place];
        if (place < answers.length) resolve(given as A);
        else reject(new Error("A batched query returned no result."));
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
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
