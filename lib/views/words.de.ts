/** The German texts of words.ts: the same names, the same arguments. */
export const viewInputGerman = {
  nameMissing: 'Geben Sie der Ansicht einen Namen',
  nameLong: 'Höchstens {most, number} Zeichen',
  oneLine: 'Ein Name muss in einer Zeile stehen',
  nameCharacter: 'Der Name enthält ein Zeichen, das nicht gespeichert werden kann',
  tooMuch: 'Diese Ansicht enthält zu viel',
  character: 'Diese Ansicht enthält ein Zeichen, das nicht gespeichert werden kann',
} as const
