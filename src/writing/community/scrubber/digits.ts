/** '(800) 388-2227' → '8003882227'. */
export const onlyDigits = (text: string): string => text.replaceAll(/\D/g, '')
