/** What Google Docs puts onto the clipboard. */
export const fromGoogleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-3f1c9d2e-7fff-1234-abcd-0123456789ab"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">Slow onions</span></h1><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Plain, </span><span style="font-size:11pt;font-weight:700;font-style:normal;text-decoration:none;white-space:pre-wrap;">bold</span><span style="font-weight:400;font-style:italic;white-space:pre-wrap;">, italic</span><span style="font-weight:700;font-style:italic;">, both</span><span style="font-weight:400;"> and </span><a href="https://example.com/" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;text-decoration:underline;-webkit-text-decoration-skip:none;">a link</span></a><span style="font-weight:400;">. H</span><span style="font-size:0.6em;font-weight:400;vertical-align:sub;">2</span><span style="font-weight:400;">O</span></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">One</span></p></li><ul style="margin-top:0;margin-bottom:0;"><li dir="ltr" style="list-style-type:circle;font-weight:700;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:700;white-space:pre-wrap;">Inner</span></p></li></ul><li dir="ltr" style="font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Two</span></p></li></ul><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;">Then</span></h2><ol style="margin-top:0;"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">First</span></p></li></ol></b><br class="Apple-interchange-newline">`

/** What the editor makes of it. */
export const ofGoogleDocs =
  '<h2>Slow onions</h2><p>Plain, <strong>bold</strong><em>, italic</em><strong><em>, both</em></strong> and <a href="https://example.com/">a link</a>. H<sub>2</sub>O</p>' +
  '<ul><li><p>One</p><ul><li><p><strong>Inner</strong></p></li></ul></li><li><p>Two</p></li></ul><h2>Then</h2><ol><li><p>First</p></li></ol>'

const bullet = (margin: string, sign: string) =>
  `<![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>${margin}</span></span></span><![endif]>`

const space = '&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; '

/** What Word puts onto the clipboard. */
export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/June/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml>
 <w:WordDocument><w:View>Normal</w:View></w:WordDocument>
</xml><![endif]-->
<style>
<!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no; margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
 /* List Definitions */
 @list l0
	{mso-list-id:1;}
@list l0:level1
	{mso-level-number-format:bullet; mso-level-text:\uF0B7;}
@list l1:level1
	{mso-level-text:"%1\\."; mso-level-tab-stop:none;}
-->
</style>
<!--[if gte mso 10]>
<style>table.MsoNormalTable {mso-style-name:"Normale Tabelle"; font-size:11.0pt;}</style>
<![endif]-->
</head>

<body lang=EN-US style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->

<h1>Slow onions<o:p></o:p></h1>

<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Bold</b>, <i
style='mso-bidi-font-style:normal'>italic</i>, <b><i>both</i></b> and <span
style='color:red;mso-ansi-language:EN-US'>red</span>
words, <u>under</u> a <a href="https://example.com/"><span style='color:windowtext;text-decoration:none'>link</span></a>.<o:p></o:p></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${bullet(space, '·')}One
<b>strong</b><o:p></o:p></p>

<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'>${bullet(space, 'o')}Inner<o:p></o:p></p>

<p class=MsoListParagraphCxSpMiddle style='margin-left:108.0pt;text-indent:-18.0pt;mso-list:l0 level3 lfo1'>${bullet(space, '§')}Innermost<o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${bullet(space, '·')}Two<o:p></o:p></p>

<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'>${bullet(space, '3.')}Third<o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l1 level2 lfo2'>${bullet(space, 'a)')}Letter<o:p></o:p></p>

<h2>Then<o:p></o:p></h2>

<p class=MsoNormal>The end.<o:p></o:p></p>

<!--EndFragment-->
</body>

</html>`

/** What the editor makes of it. */
export const ofWord =
  '<h2>Slow onions</h2><p><strong>Bold</strong>, <em>italic</em>, <strong><em>both</em></strong> and red words, <u>under</u> a <a href="https://example.com/">link</a>.</p>' +
  '<ul><li><p>One <strong>strong</strong></p><ul><li><p>Inner</p><ul><li><p>Innermost</p></li></ul></li></ul></li><li><p>Two</p></li></ul>' +
  '<ol start="3"><li><p>Third</p><ol><li><p>Letter</p></li></ol></li></ol><h2>Then</h2><p>The end.</p>'
