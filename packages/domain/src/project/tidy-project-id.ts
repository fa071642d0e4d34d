/** A typed project id without the white space that came along (R6). */
export const tidyProjectId = (typed: string): string => typed.replace(/\s+/gu, '');
