/** Whether a box of this form shows text that could not be read. Its last good number must not be taken for it. */
export const holdsUnreadable = (form: Element): boolean => form.querySelector('[aria-invalid="true"]') !== null
