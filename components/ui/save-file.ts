/** Downloads text or a file that was created in the browser. */
export function saveFile(content: string | Blob, fileName: string) {
  const file = typeof content === 'string' ? new Blob([content], { type: 'text/csv;charset=utf-8' }) : content
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = fileName
  link.click()
  // The browser reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
