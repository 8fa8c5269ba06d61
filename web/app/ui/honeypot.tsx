/** A field that people don't see. What is sent with it filled in came from a program. */
export const Honeypot = () => (
  <p className="sr" aria-hidden>
    <label>
      Leave this empty
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </p>
);
