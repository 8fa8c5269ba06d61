/** Words of a question that say nothing about its subject. */
const empty = new Set(
  `a about after all allow allowed also am an and answer any anybody anyone are as ask at be been before best bring but by can
  cat cats could did do does dog dogs enter entry ever experience fly flying for from get go going had has have help how i if in into
  is it its just know let like me much must my need needed of on or our out pet pets please require required should so some take taken
  tell than thanks that the their them then there they thing think this to tips travel traveling travelling trip us use
  want was way we were what when where which while who why will with without would you your`.split(
    /\s+/,
  ),
);
const wordsMax = 6;

/** The words of a question that name its subject, in their order. */
export const askedWords = (question: string): string[] =>
  [...new Set(question.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu))]
    .filter((word) => word.length > 1 && !empty.has(word))
    .slice(0, wordsMax);
