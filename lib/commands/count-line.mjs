/** The test commands' counts, printed as the last line on exit, whatever ended them. */
export const count = { passed: 0, failed: 0, skipped: 0 }

process.on('exit', (code) => {
  if (code !== 0 && count.failed === 0) count.failed = 1
  if (count.failed > 0) process.exitCode = code || 1
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
  console.log(`${count.passed} passed, ${count.failed} failed${skipped}`)
})
