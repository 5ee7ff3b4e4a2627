import { expect, test } from 'vitest'
import { listShownRecipes, toPostHtml } from './post-html.ts'

const soup = 'https://old.test/soup.jpg'
const attachments = {
  byId: new Map([['7', { address: soup, alt: 'Soup', parent: '1' }]]),
  addresses: new Set([soup]),
  paths: new Set(['/2023/05/pie/']),
  base: 'https://old.test/blog',
}
const toHtml = (content: string) => toPostHtml(content, '1', attachments, (id) => (id === '5' ? 'old#5' : undefined))

test.each([
  ['<!--WPRM Recipe 5--><p>fallback</p><!--End WPRM Recipe-->'],
  ['[wprm-recipe id="5"]'],
  ['<!-- wp:wp-tasty/tasty-recipe {"id":5,"lastUpdated":1} /-->'],
  ['[tasty-recipe id="5"]'],
])('%s is the place of a recipe', (content) => {
  expect(toHtml(content).html).toBe('<div data-source-recipe="old#5"></div>')
  expect(listShownRecipes(content)).toEqual(['5'])
})

test('classic content gets paragraphs', () => {
  expect(toHtml('One\ntwo\n\nThree').html).toBe('<p>One<br />\ntwo</p>\n<p>Three</p>')
})

test('blocks of classic content are apart from paragraphs, without breaks beside them', () => {
  expect(toHtml('<div>One</div>\n<div>Two\nthree</div>').html).toBe('<div><p>One</p>\n</div>\n<div><p>Two<br />\nthree</p>\n</div>')
  expect(toHtml('<ol>\n<li>One\n<ul>\n<li>In</li>\n</ul>\n</li>\n<li>Two\n\nthree</li>\n</ol>').html).toBe(
    '<ol><li>One<ul><li>In</li>\n</ul>\n</li>\n<li><p>Two</p>\n<p>three</p>\n</li>\n</ol>',
  )
  expect(toHtml('<blockquote>Words\nof wisdom</blockquote>\nEnd').html).toBe(
    '<blockquote><p>Words<br />\nof wisdom</p>\n</blockquote>\n<p>End</p>',
  )
  expect(toHtml('<p>One\ntwo\n\nthree</p>\nEnd<br /><br/>again<br />\nand').html).toBe(
    '<p>One<br />\ntwo</p>\n<p>three</p>\n<p>End</p>\n<p>again<br />\nand</p>',
  )
  expect(toHtml('One\n<pre>a\n\n  b</pre>\nTwo').html).toBe('<p>One</p>\n<pre>a\n\n  b</pre>\n<p>Two</p>')
})

test('line breaks in posts made of blocks are white space', () => {
  expect(toHtml('<!-- wp:paragraph -->\n<p>One\ntwo</p>\n<!-- /wp:paragraph -->').html).toBe('<p>One\ntwo</p>')
})

test('copies of a picture become the picture', () => {
  for (const copy of ['https://old.test/soup-300x200.jpg', 'https://i0.wp.com/old.test/soup.jpg?w=3', 'https://old.test/soup-scaled.jpg'])
    expect(toHtml(`<p><img src="${copy}" srcset="x 2x"></p>`).html).toContain(`src="${soup}"`)
})

test('a picture that links to itself and addresses without a host belong to the site', () => {
  expect(toHtml('<a href="https://old.test/soup.jpg"><img src="/soup-300x200.jpg"></a>').html).toBe(`<p><img src="${soup}"></p>`)
  expect(
    toHtml(
      '<a href="https://old.test/2023/05/pie/#b">a</a><a href="https://old.test/?p=1">b</a><a href="https://x.test/2023/05/pie/">c</a>',
    ).html,
  ).toBe('<p><a href="/2023/05/pie/#b">a</a><a href="https://old.test/?p=1">b</a><a href="https://x.test/2023/05/pie/">c</a></p>')
})

test('the end of a shortcode is removed, even after a word', () => {
  expect(toHtml('[su_box title="X"]Box[/su_box] and list[0]').html).toBe('<p>Box and list[0]</p>')
})

test.each(['[gallery ids="7,8"]', '[gallery]', '<!-- wp:gallery {"ids":[7]} /-->'])('%s shows its pictures', (content) => {
  expect(toHtml(content)).toEqual({ html: `<figure><img alt="Soup" src="${soup}"></figure>`, warnings: [] })
})

test('a gallery without pictures is reported', () => {
  expect(toHtml('[gallery ids="9"]').warnings).toHaveLength(1)
})

test('the frame of a video is its place, and brackets after a word stay', () => {
  expect(toHtml('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>').html).toContain('<hr data-video=')
  expect(toHtml('array[i_j]').html).toBe('<p>array[i_j]</p>')
})

test('plugin shortcodes are removed with a warning, and text in brackets stays', () => {
  const { html, warnings } = toHtml('[wprm-timer minutes="5"]5 minutes[/wprm-timer] [see note] [old_plugin id="3"]')
  expect(html).toBe('<p>5 minutes [see note]</p>')
  expect(warnings).toHaveLength(1)
})

test('a video alone on a line is its place', () => {
  expect(toHtml('https://youtu.be/dQw4w9WgXcQ').html).toContain('<hr data-video="https://www.youtube.com/watch?v=dQw4w9WgXcQ"')
})
