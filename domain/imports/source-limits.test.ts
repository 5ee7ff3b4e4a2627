import { expect, test } from 'vitest'
import { findFileFault } from './source-limits.ts'

test.each([
  ['posts.json', 200_000_000, undefined],
  ['posts.json', 312_000_000, 'posts.json is 312.0 MB. JSON files can be up to 200 MB: export it in parts and choose them together.'],
  ['page.html', 20_000_000, undefined],
  ['page.htm', 20_000_001, 'page.htm is 20.0 MB. HTM files can be up to 20 MB: export it in parts and choose them together.'],
  ['recipes.csv', 51_000_000, 'recipes.csv is 51.0 MB. CSV files can be up to 50 MB: export it in parts and choose them together.'],
  ['soup.cook', 1_100_000, 'soup.cook is 1.1 MB. COOK files can be up to 1 MB: export it in parts and choose them together.'],
  ['site.xml', 3_000_000_000, undefined],
  ['site.zip', 19_000_000_000, undefined],
  ['site.zip', 21_000_000_000, 'site.zip is 21.0 GB. An import can be up to 20 GB: import it in parts.'],
  ['site.tar.gz', 1, 'site.tar.gz can’t be read. Unpack it and choose a zip file of what’s in it.'],
  ['Recipes.xlsx', 1, 'Recipes.xlsx can’t be read. Save it as CSV and choose that file.'],
  ['output-0', 500_000_000, undefined],
  ['lines.ndjson', 500_000_000, undefined],
  ['soup.jpg', 1, undefined],
])('%s of %i bytes: %s', (name, bytes, fault) => expect(findFileFault(name, bytes)).toBe(fault))
