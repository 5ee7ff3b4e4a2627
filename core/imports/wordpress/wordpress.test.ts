import { expect, test } from 'vitest'
import { openText } from '#core/imports/source-files.ts'
import type { SourceRecord, UnreadableEntry } from '#domain/imports/source-record.ts'
import type { ReadParts } from '../source-format.ts'
import { wordpress } from './wordpress.ts'
import { wprmJson } from './wprm-json.ts'

type Item = {
  id: number
  type?: string
  status?: string
  password?: string
  content?: string
  meta?: Record<string, string>
  inner?: string
}

function item({ id, type = 'post', status = 'publish', password = '', content = '', meta = {}, inner = '' }: Item) {
  const metas = Object.entries(meta).map(
    ([key, value]) => `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
  )
  return `<item><title><![CDATA[No. ${id} &amp; more]]></title><link>https://old.test/2019/05/no-${id}/</link><dc:creator>ann</dc:creator>
<content:encoded><![CDATA[${content}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_date>2019-05-01 10:00:00</wp:post_date>
<wp:post_date_gmt>${status === 'draft' ? '0000-00-00 00:00:00' : '2019-05-01 08:00:00'}</wp:post_date_gmt><wp:post_name>no-${id}</wp:post_name>
<wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type><wp:post_password>${password}</wp:post_password>${metas.join('')}${inner}</item>`
}

function comment(id: number, approved: string, { type = '', stars = '' } = {}) {
  return `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author>Bo</wp:comment_author><wp:comment_content>Nice</wp:comment_content>
<wp:comment_approved>${approved}</wp:comment_approved><wp:comment_type>${type}</wp:comment_type>
<wp:commentmeta><wp:meta_key>wprm-comment-rating</wp:meta_key><wp:meta_value>${stars}</wp:meta_value></wp:commentmeta></wp:comment>`
}

/** From the file read last. */
const redirects = new Map<string, string>()

const read = (...items: string[]) => readWith(async () => undefined, ...items)

async function readWith(fetchPage: ReadParts['fetchPage'], ...items: string[]) {
  const xml = `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title><link>https://old.test</link>
<wp:author><wp:author_login>ann</wp:author_login><wp:author_display_name>Ann Cook</wp:author_display_name></wp:author>${items.join('')}</channel></rss>`
  const files = openText('export.xml', xml)
  redirects.clear()
  expect(await wordpress.recognise(files)).toBe(true)
  const records: (SourceRecord | UnreadableEntry)[] = []
  for await (const record of wordpress.read(files, { keepPicture: async () => '', fetchPage }))
    if (record.kind === 'redirect') redirects.set(record.from, record.to)
    else records.push(record)
  return records
}

const ingredients =
  'a:1:{i:0;a:2:{s:4:"name";s:5:"Crêe";s:11:"ingredients";a:1:{i:0;a:4:{s:6:"amount";s:1:"2";s:4:"unit";s:4:"cups";s:4:"name";s:5:"flour";s:5:"notes";s:6:"sifted";}}}}'
const instructions =
  'a:1:{i:0;a:2:{s:4:"name";s:0:"";s:12:"instructions";a:2:{i:0;a:2:{s:4:"text";s:11:"<p>Stir</p>";s:5:"image";i:7;}i:1;a:2:{s:4:"type";s:3:"tip";s:4:"text";s:4:"Well";}}}}'
const recipeMeta = {
  wprm_ingredients: ingredients,
  wprm_instructions: instructions,
  wprm_servings: '4',
  wprm_prep_time: '10',
  wprm_nutrition_calories: '250',
}
const wprm = (id: number, more: Partial<Item> = {}) => item({ id, type: 'wprm_recipe', meta: recipeMeta, ...more })

test.each([
  ['publish', '', 'published'],
  ['publish', 'secret', 'draft'],
  ['private', '', 'draft'],
  ['pending', '', 'draft'],
  ['draft', '', 'draft'],
  ['future', '', 'scheduled'],
  ['future', 'secret', 'draft'],
  ['trash', '', 'trashed'],
  ['unknown', '', 'draft'],
])('a post with the status %s and the password “%s” is %s, and so is the recipe in it', async (status, password, state) => {
  const content = '[wprm-recipe id="2"]'
  const [post, recipe] = await read(item({ id: 1, status, password, content }), wprm(2))
  expect(post).toMatchObject({ kind: 'post', state, title: 'No. 1 & more', author: 'Ann Cook' })
  expect(recipe).toMatchObject({ kind: 'recipe', state })
})

test('a recipe is never more public than it was itself, and is not public if no post shows it', async () => {
  const records = await read(item({ id: 1, content: '[wprm-recipe id="2"]' }), wprm(2, { status: 'private' }), wprm(3))
  expect(records.slice(1)).toMatchObject([{ state: 'draft' }, { state: 'draft' }])
})

test('what WordPress generated is left out', async () => {
  const records = await read(
    item({ id: 1, status: 'auto-draft' }),
    item({ id: 2, status: 'inherit' }),
    item({ id: 3, type: 'nav_menu_item' }),
  )
  expect(records).toMatchObject([{ kind: 'unreadable', reason: expect.stringContaining('entries of type nav_menu_item (1)') }])
})

test('a recipe of WP Recipe Maker is read with its groups, tips and pictures', async () => {
  const picture = item({
    id: 7,
    type: 'attachment',
    status: 'inherit',
    inner: '<wp:attachment_url>https://old.test/a.jpg</wp:attachment_url>',
  })
  const records = await read(item({ id: 1, content: '<!--WPRM Recipe 2--><p>x</p><!--End WPRM Recipe-->' }), wprm(2), picture)
  expect(records[0]).toMatchObject({ html: '<div data-source-recipe="old.test#2"></div>' })
  expect(records[1]).toMatchObject({
    sourceId: 'old.test#2',
    publishedAt: '2019-05-01T08:00:00.000Z',
    ingredients: [{ heading: 'Crêe', lines: ['2 cups flour, sifted'] }],
    steps: [{ steps: [{ text: 'Stir', tip: 'Well', picture: { address: 'https://old.test/a.jpg' } }] }],
    servings: 4,
    prepMinutes: 10,
    nutrition: { calories: 250 },
  })
})

test('damaged ingredients are reported, and the recipe is read anyway', async () => {
  const [recipe] = await read(wprm(2, { meta: { ...recipeMeta, wprm_ingredients: 'a:1:{i:0;' } }))
  expect(recipe).toMatchObject({ ingredients: [], warnings: expect.arrayContaining([expect.stringContaining('ingredients are damaged')]) })
})

test('a recipe of Tasty Recipes is read from its lists', async () => {
  const meta = {
    ingredients: '<h4>Dough</h4><ul><li><span>1</span> egg</li></ul>',
    instructions: '<ol><li><p>Mix</p></li><li>Bake</li></ol>',
    prep_time: '1 hour 5 minutes',
    yield: 'Serves 4',
  }
  const records = await read(item({ id: 1, content: '[tasty-recipe id="2"]' }), item({ id: 2, type: 'tasty_recipe', meta }))
  expect(records[1]).toMatchObject({
    state: 'published',
    ingredients: [{ heading: 'Dough', lines: ['1 egg'] }],
    steps: [{ steps: [{ text: 'Mix' }, { text: 'Bake' }] }],
    prepMinutes: 65,
    servings: 4,
  })
})

test('comments keep their approval, one to five stars are reviews of the recipe, spam and pingbacks are counted', async () => {
  const comments = [
    comment(1, '1'),
    comment(2, '0'),
    comment(3, 'spam'),
    comment(4, 'trash'),
    comment(5, '1', { type: 'pingback' }),
    comment(6, '1', { stars: '5' }),
    ...['0', '6', '-1', 'good'].map((stars, index) => comment(7 + index, '1', { stars })),
  ]
  const records = await read(item({ id: 1, content: '[wprm-recipe id="2"]', inner: comments.join('') }), wprm(2))
  expect(records.slice(1, 8)).toMatchObject([
    { kind: 'comment', sourceId: 'old.test#comment-1', on: 'old.test#1', approved: true },
    { kind: 'comment', approved: false },
    { kind: 'review', on: 'old.test#2', stars: 5 },
    ...[7, 8, 9, 10].map((id) => ({ kind: 'comment', sourceId: `old.test#comment-${id}` })),
  ])
  expect(records.at(-1)).toMatchObject({
    kind: 'unreadable',
    reason: 'Left out: spam and trashed comments (2), pingbacks and trackbacks (1).',
  })
})

test('old slugs become old paths, and variables of SEO plugins are resolved', async () => {
  const meta = {
    _wp_old_slug: 'older',
    _yoast_wpseo_title: '%%title%% %%page%% %%sep%% %%sitename%%',
    rank_math_description: 'About %title%',
  }
  const [post] = await read(item({ id: 1, meta }))
  expect(post).toMatchObject({
    oldPaths: ['/2019/05/no-1/', '/2019/05/older/', '/?p=1'],
    seoTitle: 'No. 1 & more – Old',
    seoDescription: 'About No. 1 & more',
  })
})

const createPage = `<script type="application/ld+json">{"@type":"Recipe","name":"Pie","recipeIngredient":["1 apple"],"recipeInstructions":["Bake"]}</script>`
const createPost = '[mv_create key="47" type="recipe" title="Pie"]'

test('a Mediavine Create recipe is read from the page of a published post', async () => {
  const fetched: string[] = []
  const fetchPage = async (address: string) => {
    fetched.push(address)
    return createPage
  }
  const inner = comment(1, '1', { stars: '4' })
  const records = await readWith(
    fetchPage,
    item({ id: 1, content: createPost, inner }),
    item({ id: 2, status: 'draft', content: createPost }),
  )
  expect(fetched).toEqual(['https://old.test/2019/05/no-1/'])
  expect(records).toMatchObject([
    { kind: 'post', html: '<div data-source-recipe="old.test#create-47"></div>' },
    { kind: 'recipe', sourceId: 'old.test#create-47', title: 'Pie', state: 'published', ingredients: [{ lines: ['1 apple'] }] },
    { kind: 'review', on: 'old.test#create-47', stars: 4 },
    { kind: 'post', html: '', warnings: [expect.stringContaining('Mediavine Create')] },
  ])
})

test('a Mediavine Create recipe whose page can’t be fetched is reported', async () => {
  const records = await read(item({ id: 1, content: createPost }))
  expect(records).toMatchObject([{ html: '', warnings: [expect.stringContaining('Mediavine Create')] }])
})

test('WP Recipe Maker’s own export is read; its recipes are drafts', async () => {
  const recipe = {
    id: 5,
    name: 'Pie',
    image_url: 'https://old.test/a.jpg',
    servings: '4',
    servings_unit: 'slices',
    custom_time: 30,
    custom_time_label: 'Chilling',
    ingredients_flat: [
      { type: 'group', name: 'Dough' },
      { type: 'ingredient', amount: '2', unit: 'cups', name: 'flour' },
    ],
    instructions_flat: [{ type: 'instruction', text: '<p>Mix [wprm-timer minutes="5"]5 min[/wprm-timer]</p>' }],
    tags: { course: ['Dessert'], suitablefordiet: ['GlutenFreeDiet'] },
  }
  const files = openText('wprm.json', JSON.stringify([recipe]))
  expect(await wprmJson.recognise(files)).toBe(true)
  const records: (SourceRecord | UnreadableEntry)[] = []
  for await (const record of wprmJson.read(files, { keepPicture: async () => '', fetchPage: async () => undefined })) records.push(record)
  expect(records).toMatchObject([
    {
      sourceId: 'old.test#5',
      state: 'draft',
      ingredients: [{ heading: 'Dough', lines: ['2 cups flour'] }],
      steps: [{ steps: [{ text: 'Mix 5 min' }] }],
      yieldText: '4 slices',
      chillMinutes: 30,
      courses: ['Dessert'],
      diets: ['Gluten Free'],
    },
  ])
})

test('an author’s reply becomes the answer to the comment, even with others in between', async () => {
  const answer = (id: number, parent: number, user: number, approved = '1') =>
    `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author>Ann</wp:comment_author><wp:comment_content>Thanks ${id}</wp:comment_content>
<wp:comment_approved>${approved}</wp:comment_approved><wp:comment_parent>${parent}</wp:comment_parent><wp:comment_user_id>${user}</wp:comment_user_id></wp:comment>`
  const author = '<wp:author><wp:author_id>7</wp:author_id><wp:author_login>ann</wp:author_login></wp:author>'
  const inner = [comment(1, '1'), comment(2, '1'), answer(3, 1, 7), answer(4, 2, 8), answer(5, 2, 7, '0'), answer(6, 1, 7), answer(7, 0, 7)]
  const records = await read(author, item({ id: 1, inner: inner.join('') }))
  const comments = records.flatMap((record) =>
    record.kind === 'comment' ? [[record.sourceId.replace(/.*-/, ''), record.reply?.text]] : [],
  )
  expect(comments).toEqual([
    ['1', 'Thanks 3'],
    ['2', undefined],
    ['4', undefined],
    ['5', undefined],
    ['6', undefined],
    ['7', undefined],
  ])
})

test('if a file gives no author ids, a guest is not an author', async () => {
  const answer =
    '<wp:comment><wp:comment_id>2</wp:comment_id><wp:comment_content>Me too</wp:comment_content><wp:comment_approved>1</wp:comment_approved><wp:comment_parent>1</wp:comment_parent></wp:comment>'
  const author = '<wp:author><wp:author_login>ann</wp:author_login></wp:author>'
  const records = await read(author, item({ id: 1, inner: comment(1, '1') + answer }))
  expect(records.filter(({ kind }) => kind === 'comment')).toHaveLength(2)
})

test('the addresses in srcset and in sources are alternatives of a picture, largest first', async () => {
  const content =
    '<picture><source srcset="https://cdn.test/a.webp 900w"><img src="https://old.test/a.jpg" srcset="https://old.test/b.jpg 300w, https://old.test/c.jpg 1200w"></picture>'
  const [post] = await read(item({ id: 1, content }))
  expect(post).toMatchObject({
    html: expect.stringContaining('data-others="https://old.test/c.jpg https://cdn.test/a.webp https://old.test/b.jpg"'),
  })
})

test('the lists of published posts, their feeds and the site’s feed redirect', async () => {
  const lists = `<category domain="category" nicename="soups-stews"><![CDATA[Soups, Stews]]></category><category domain="post_tag" nicename="hot">Hot</category>
<category domain="category" nicename="uncategorized">Uncategorized</category>`
  await read(
    item({ id: 1, inner: lists }),
    item({ id: 2, status: 'draft', inner: '<category domain="post_tag" nicename="no">No</category>' }),
  )
  expect([...redirects]).toEqual([
    ['/feed/', '/rss.xml'],
    ['/rss/', '/rss.xml'],
    ['/rss2/', '/rss.xml'],
    ['/atom/', '/atom.xml'],
    ['/feed/atom/', '/atom.xml'],
    ['/author/ann/', '/authors/ann-cook'],
    ['/author/ann/feed/', '/authors/ann-cook/rss.xml'],
    ['/author/ann/feed/atom/', '/authors/ann-cook/atom.xml'],
    ['/category/soups-stews/', '/tags/soups-stews'],
    ['/category/soups-stews/feed/', '/tags/soups-stews/rss.xml'],
    ['/category/soups-stews/feed/atom/', '/tags/soups-stews/atom.xml'],
    ['/tag/hot/', '/tags/hot'],
    ['/tag/hot/feed/', '/tags/hot/rss.xml'],
    ['/tag/hot/feed/atom/', '/tags/hot/atom.xml'],
  ])
})

test('public content has its addresses by number, and links by them stay within the site', async () => {
  const link =
    '<p><a href="https://old.test/?p=2#more">2</a> <a href="https://old.test/?p=3">3</a> <a href="https://new.test/?p=2">4</a></p>'
  const records = await read(
    item({ id: 1, content: `${link}[wprm-recipe id="5"]` }),
    item({ id: 2, type: 'page' }),
    item({ id: 3, status: 'private' }),
    item({ id: 4, status: 'future' }),
    wprm(5),
    wprm(6),
  )
  const links = records.map((record) => ('oldPaths' in record ? record.oldPaths?.filter((path) => path.includes('?')) : undefined))
  expect(links).toEqual([['/?p=1'], ['/?p=2', '/?page_id=2'], [], ['/?p=4'], ['/?p=5'], []])
  expect(records[0]).toMatchObject({ html: expect.stringContaining('href="/?p=2#more"') })
  expect(records[0]).toMatchObject({ html: expect.stringMatching(/href="https:\/\/old\.test\/\?p=3".*href="https:\/\/new\.test/) })
})

test('the paths of pictures are those of the site’s own uploads', async () => {
  const content = [
    'https://old.test/wp-content/uploads/a-300x200.jpg',
    'https://www.old.test/wp-content/uploads/b.jpg?w=9',
    'https://x.test/wp-content/uploads/c.jpg',
  ]
  const html = content.map((address) => `<img src="${address}">`).join('')
  const [post, other] = await read(item({ id: 1, content: html }), item({ id: 2, content: 'None' }))
  expect(post).toMatchObject({
    oldPictures: [
      { path: '/wp-content/uploads/a-300x200.jpg', address: 'https://old.test/wp-content/uploads/a-300x200.jpg' },
      { path: '/wp-content/uploads/b.jpg', address: 'https://www.old.test/wp-content/uploads/b.jpg?w=9' },
    ],
  })
  expect(other).not.toHaveProperty('oldPictures')
})
