/** Long enough for our rules and known to everybody who guesses. */
const commonest = new Set(
  `password 12345678 123456789 1234567890 qwertyuiop 1qaz2wsx trustno1 iloveyou starwars computer
  michelle jennifer sunshine princess football baseball superman password1 12341234 11111111 00000000
  asdfghjkl qwerty123 letmein1 password123 abcd1234 q1w2e3r4 whatever welcome1 internet samantha
  87654321 88888888 99999999 12121212 corvette mercedes midnight basketball liverpool butthead
  steelers maverick patricia elizabeth passw0rd p@ssw0rd charlie1 a1b2c3d4 1q2w3e4r 1q2w3e4r5t
  zaq12wsx qwer1234 asdf1234 aaaaaaaa 123123123 987654321 147258369 qazwsxedc wagabond changeme`
    .split(/\s+/)
    .filter(Boolean),
);

/** True for passwords that stand at the top of every guesser's list, in whatever case. */
export const isCommon = (password: string): boolean => commonest.has(password.toLowerCase());
