export const blocksPath = "/account/blocked";
