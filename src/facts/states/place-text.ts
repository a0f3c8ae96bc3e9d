/** A city or county with an income tax of its own, as a form names it. */
export interface Place {
  readonly key: string
  readonly name: string
}

/** What a place is usually called in data: its name in small letters, without the word County. */
const usualKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ county$/, '')
    .replace(/[^a-z0-9]+/g, '-')

/** Places as one text, in their order: their names, and where the key is another one that too. A form carries it. */
export const placeText = (places: readonly Place[]): string =>
  places.map(({ key, name }) => (key === usualKey(name) ? name : `${name}=${key}`)).join('|')

/** The same places again. */
export const placesIn = (text: string): readonly Place[] =>
  text.split('|').map((one) => {
    const [name = '', key = usualKey(name)] = one.split('=')
    return { key, name }
  })
