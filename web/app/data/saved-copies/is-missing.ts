/** Whether our server says that something isn't there; the page of a hotel's network may say so of anything. */
export async function isMissing(answer: Response): Promise<boolean> {
  if (answer.status !== 404 && answer.status !== 410) return false;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === "object" && body !== null && "code" in body && body.code === "NOT_FOUND";
}
