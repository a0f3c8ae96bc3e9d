/** Where what belongs to an article stands. No schema stands beside it: every page says its own picture, and most read no article. */

/** Where the picture of an article stands, drawn from its title. */
export const postPicturePath = (of: string): string => `/blog/${of}/picture.png`
