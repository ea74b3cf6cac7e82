/** What forms drawn from a schema say. */
export const formWords = {
  submitKeys: 'Ctrl or ⌘ Enter',
  optional: 'optional',
  tracking: 'Tracking',
  fieldCount: (count: number) => (count === 1 ? '1 field' : `${count} fields`),
  filledCount: (count: number, of: number) => `${count} of ${of} filled in`,
  openTeams: 'Open the list of teams',
  teamWithoutName: (id: string) => `Team ${id}`,

  // A text with formatting
  editor: 'Editor',
  formatted: 'Formatted',
  html: 'HTML',
  plainText: 'Plain text',
  formatting: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  bulleted: 'Bulleted list',
  numbered: 'Numbered list',
  link: 'Link',
  undo: 'Undo',
  redo: 'Redo',
  linkAddress: 'Link address',
  setLink: 'Set link',
  removeLink: 'Remove link',
  badLink: 'Enter a web address that begins with https://, or mailto: and an address',
  becomesHtml: 'This is plain text. It becomes HTML with your first change here.',
  loses: (what: string) =>
    `The editor can’t keep everything in this HTML (${what}). Your first change here removes it.`,
  editorFailed: 'The editor could not be loaded, so this is the text itself. Check your connection to format it.',
  preview: 'Preview',
}
