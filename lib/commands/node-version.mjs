const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 9)) {
  const wanted = 'Partner Desk needs Node 22 or newer (20.9 still works, but is past its end of life)'
  console.error(`${wanted}; this is Node ${process.versions.node} (https://nodejs.org).`)
  process.exit(1)
}
