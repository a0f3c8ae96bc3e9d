/** What the question about a city or county with an income tax says. */
export const placeWords = { label: 'City or county', everyone: 'Not selected', some: 'None of these' }
