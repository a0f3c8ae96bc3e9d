/** The tax year that applies unless another is chosen. In a file of its own: pages that only need the number load no law. */
export const defaultYear = 2026
