/** Key of the draft of a comment, or of a reply to `parentId`. */
export const commentKey = (subjectId: string, parentId: string | null): string =>
  parentId ? `reply-${parentId}` : `comment-${subjectId}`;

export const commentEditKey = (id: string): string => `comment-edit:${id}`;
