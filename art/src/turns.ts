import { posterName } from "./subjects.ts";

/** For every caption of a list, the turn that makes its picture differ from the two before it. */
export function turnsOf(captions: readonly string[]): number[] {
  const shown: string[] = [];
  return captions.map((caption) => {
    const nameAt = (turn: number) => {
      const name = posterName(caption, turn);
      // A place has one landscape; a turn changes who is in it.
      return name === posterName(caption) ? `${name} ${turn}` : name;
    };
    const near = shown.slice(-2);
    let turn = 0;
    while (turn < 3 && near.includes(nameAt(turn))) turn += 1;
    shown.push(nameAt(turn));
    return turn;
  });
}
