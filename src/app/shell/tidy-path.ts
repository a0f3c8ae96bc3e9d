/** `/about/` and `/about` are one page. */
export const tidyPath = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path)
