/** The texts of words.ts in German: the same names, the same arguments. */
export const messagesGerman = {
  refusedValue: 'Der Partner hat diesen Wert abgelehnt',
}
