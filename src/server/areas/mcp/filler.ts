const filler = new Set(
  'a an and are at be by can do does for from get have how i if in is it me much my of on or should that the to we what when which will with would'.split(
    ' ',
  ),
)

/** Words that say nothing of what is asked. */
export const isFiller = (word: string): boolean => filler.has(word)
