import packageFile from '../../package.json'

/** The release, as in CHANGELOG.md. */
export const version = packageFile.version
