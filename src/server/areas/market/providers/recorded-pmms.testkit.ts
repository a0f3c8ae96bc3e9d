/** A short history in the published form: weekly 30-year averages of 2026 (Freddie Mac), and the blanks of surveys that ended. */
export const recordedPmms = [
  'date,pmms30,pmms30p,pmms15,pmms15p,pmms51,pmms51p,pmms51m,pmms51spread',
  '9/10/2026,6.76,,,,,,,',
  '9/17/2026,6.95,,,,,,,',
  '9/24/2026,7.03,,,,,,,',
  '10/1/2026,7.28,,,,,,,',
  '10/8/2026,7.40,,,,,,,',
  ',,,,,,,,',
  '',
].join('\r\n')
