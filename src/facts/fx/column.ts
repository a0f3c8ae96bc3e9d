/** The numbers of a column written with spaces and line ends between them. */
/* @__NO_SIDE_EFFECTS__ */
export const column = (text: string): readonly number[] => text.trim().split(/\s+/).map(Number)
