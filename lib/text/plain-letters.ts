/** Letters that Unicode decomposition leaves whole, as people without them on the keyboard type them. */
export const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
}
