// One file for what hardly any opening of a form shows: what these share is loaded with them alone.
export { ConflictPanel } from './conflict-panel.tsx'
export { OtherCopy } from './other-copy.tsx'
export { EndedNotice, GoneNotice, OpenElsewhere } from './tab-notices.tsx'
