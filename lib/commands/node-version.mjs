const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 9)) {
  console.error(`Partner Desk needs Node 20.9 or newer; this is Node ${process.versions.node} (https://nodejs.org).`)
  process.exit(1)
}
