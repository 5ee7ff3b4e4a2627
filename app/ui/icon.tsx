const paths = {
  search: 'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0',
  heart:
    'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
  menu: 'M4 5h16M4 12h16M4 19h16',
  close: 'M18 6 6 18M6 6l12 12',
  'arrow-right': 'M5 12h14m-7-7 7 7-7 7',
  'arrow-left': 'm12 19-7-7 7-7m7 7H5',
  'arrow-down': 'M12 5v14m7-7-7 7-7-7',
  plus: 'M5 12h14m-7-7v14',
  check: 'M20 6 9 17l-5-5',
  'check-circle': 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0m-6-3-5.5 5.5L8 12',
  clock: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M12 6v6l4 2',
  alert: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M12 8v4m0 4h.01',
  info: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0m-10 4v-4m0-4h.01',
  copy: 'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2M4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2',
  instagram: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5m8 9a4 4 0 1 1-8 0 4 4 0 0 1 8 0m1.2-5.8h.01',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4m4 4 5 3-5 3z',
  facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  pinterest:
    'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M9.5 20.5 12 10M9.2 13.3A3.6 3.6 0 1 1 15.8 11c0 2.4-1.3 4.2-3 4.2-1 0-1.7-.6-1.9-1.3',
}

export type IconName = keyof typeof paths

/** A line icon in the color and size of the text next to it, which carries the meaning. Most shapes are from lucide (ISC). */
export function Icon({ name }: { name: IconName }) {
  return <Drawing path={paths[name]} />
}

/** An icon with a path of its own, for icons on few pages: every page loads those in `Icon`. */
export function Drawing({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
