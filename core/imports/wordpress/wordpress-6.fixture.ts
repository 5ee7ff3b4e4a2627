/** An export that WordPress 6.1 wrote, without most of its entries. */
export const wordpress6 = `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0"
xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
xmlns:content="http://purl.org/rss/1.0/modules/content/"
xmlns:wfw="http://wellformedweb.org/CommentAPI/"
xmlns:dc="http://purl.org/dc/elements/1.1/"
xmlns:wp="http://wordpress.org/export/1.2/"
>
<channel>
<title>Ännes Küche &#38; Co</title>
<link>http://old.example</link>
<description></description>
<pubDate>Wed, 25 Nov 2026 15:58:52 +0000</pubDate>
<language>en-US</language>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>http://old.example</wp:base_site_url>
<wp:base_blog_url>http://old.example</wp:base_blog_url>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login><![CDATA[anna]]></wp:author_login><wp:author_email><![CDATA[owner@old.example]]></wp:author_email><wp:author_display_name><![CDATA[anna]]></wp:author_display_name><wp:author_first_name><![CDATA[]]></wp:author_first_name><wp:author_last_name><![CDATA[]]></wp:author_last_name></wp:author>
<wp:author><wp:author_id>2</wp:author_id><wp:author_login><![CDATA[bea]]></wp:author_login><wp:author_email><![CDATA[bea@old.example]]></wp:author_email><wp:author_display_name><![CDATA[Bea „Koch“ Müller]]></wp:author_display_name><wp:author_first_name><![CDATA[]]></wp:author_first_name><wp:author_last_name><![CDATA[]]></wp:author_last_name></wp:author>
<generator>https://wordpress.org/?v=6.1.9</generator>
<item>
<title><![CDATA[logo]]></title>
<link>http://old.example/logo/</link>
<dc:creator><![CDATA[anna]]></dc:creator>
<content:encoded><![CDATA[]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>6</wp:post_id>
<wp:post_date><![CDATA[2026-11-25 16:58:47]]></wp:post_date>
<wp:post_date_gmt><![CDATA[2026-11-25 15:58:47]]></wp:post_date_gmt>
<wp:post_modified><![CDATA[2026-11-25 16:58:47]]></wp:post_modified>
<wp:post_modified_gmt><![CDATA[2026-11-25 15:58:47]]></wp:post_modified_gmt>
<wp:comment_status><![CDATA[open]]></wp:comment_status>
<wp:ping_status><![CDATA[closed]]></wp:ping_status>
<wp:post_name><![CDATA[logo]]></wp:post_name>
<wp:status><![CDATA[inherit]]></wp:status>
<wp:post_parent>0</wp:post_parent>
<wp:menu_order>0</wp:menu_order>
<wp:post_type><![CDATA[attachment]]></wp:post_type>
<wp:post_password><![CDATA[]]></wp:post_password>
<wp:is_sticky>0</wp:is_sticky>
<wp:attachment_url><![CDATA[http://old.example/wp-content/uploads/2023/05/logo.png]]></wp:attachment_url>
<wp:postmeta>
<wp:meta_key><![CDATA[_wp_attached_file]]></wp:meta_key>
<wp:meta_value><![CDATA[2023/05/logo.png]]></wp:meta_value>
</wp:postmeta>
</item>
<item>
<title><![CDATA[galerie-2]]></title>
<link>http://old.example/galerie-2/</link>
<dc:creator><![CDATA[anna]]></dc:creator>
<content:encoded><![CDATA[]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>8</wp:post_id>
<wp:post_date><![CDATA[2026-11-25 16:58:48]]></wp:post_date>
<wp:post_date_gmt><![CDATA[2026-11-25 15:58:48]]></wp:post_date_gmt>
<wp:post_modified><![CDATA[2026-11-25 16:58:48]]></wp:post_modified>
<wp:post_modified_gmt><![CDATA[2026-11-25 15:58:48]]></wp:post_modified_gmt>
<wp:comment_status><![CDATA[open]]></wp:comment_status>
<wp:ping_status><![CDATA[closed]]></wp:ping_status>
<wp:post_name><![CDATA[galerie-2]]></wp:post_name>
<wp:status><![CDATA[inherit]]></wp:status>
<wp:post_parent>0</wp:post_parent>
<wp:menu_order>0</wp:menu_order>
<wp:post_type><![CDATA[attachment]]></wp:post_type>
<wp:post_password><![CDATA[]]></wp:post_password>
<wp:is_sticky>0</wp:is_sticky>
<wp:attachment_url><![CDATA[http://old.example/wp-content/uploads/2023/05/galerie-2.jpg]]></wp:attachment_url>
<wp:postmeta>
<wp:meta_key><![CDATA[_wp_attached_file]]></wp:meta_key>
<wp:meta_value><![CDATA[2023/05/galerie-2.jpg]]></wp:meta_value>
</wp:postmeta>
</item>
<item>
<title><![CDATA[Müll]]></title>
<link>http://old.example/?p=18</link>
<dc:creator><![CDATA[anna]]></dc:creator>
<content:encoded><![CDATA[Weg]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>18</wp:post_id>
<wp:post_date><![CDATA[2026-11-25 16:58:49]]></wp:post_date>
<wp:post_date_gmt><![CDATA[2026-11-25 15:58:49]]></wp:post_date_gmt>
<wp:post_modified><![CDATA[2026-11-25 16:58:49]]></wp:post_modified>
<wp:post_modified_gmt><![CDATA[2026-11-25 15:58:49]]></wp:post_modified_gmt>
<wp:comment_status><![CDATA[open]]></wp:comment_status>
<wp:ping_status><![CDATA[open]]></wp:ping_status>
<wp:post_name><![CDATA[mull__trashed]]></wp:post_name>
<wp:status><![CDATA[trash]]></wp:status>
<wp:post_parent>0</wp:post_parent>
<wp:menu_order>0</wp:menu_order>
<wp:post_type><![CDATA[post]]></wp:post_type>
<wp:post_password><![CDATA[]]></wp:post_password>
<wp:is_sticky>0</wp:is_sticky>
<category domain="category" nicename="uncategorized"><![CDATA[Uncategorized]]></category>
<wp:postmeta>
<wp:meta_key><![CDATA[_encloseme]]></wp:meta_key>
<wp:meta_value><![CDATA[1]]></wp:meta_value>
</wp:postmeta>
<wp:postmeta>
<wp:meta_key><![CDATA[_wp_trash_meta_status]]></wp:meta_key>
<wp:meta_value><![CDATA[publish]]></wp:meta_value>
</wp:postmeta>
<wp:postmeta>
<wp:meta_key><![CDATA[_wp_trash_meta_time]]></wp:meta_key>
<wp:meta_value><![CDATA[1795622329]]></wp:meta_value>
</wp:postmeta>
<wp:postmeta>
<wp:meta_key><![CDATA[_wp_desired_post_slug]]></wp:meta_key>
<wp:meta_value><![CDATA[mull]]></wp:meta_value>
</wp:postmeta>
</item>
<item>
<title><![CDATA[🍕🍝]]></title>
<link>http://old.example/2023/01/%f0%9f%8d%95%f0%9f%8d%9d/</link>
<dc:creator><![CDATA[anna]]></dc:creator>
<content:encoded><![CDATA[Emoji]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>23</wp:post_id>
<wp:post_date><![CDATA[2023-01-04 12:00:00]]></wp:post_date>
<wp:post_date_gmt><![CDATA[2023-01-04 11:00:00]]></wp:post_date_gmt>
<wp:post_modified><![CDATA[2023-01-04 12:00:00]]></wp:post_modified>
<wp:post_modified_gmt><![CDATA[2023-01-04 11:00:00]]></wp:post_modified_gmt>
<wp:comment_status><![CDATA[open]]></wp:comment_status>
<wp:ping_status><![CDATA[open]]></wp:ping_status>
<wp:post_name><![CDATA[%f0%9f%8d%95%f0%9f%8d%9d]]></wp:post_name>
<wp:status><![CDATA[publish]]></wp:status>
<wp:post_parent>0</wp:post_parent>
<wp:menu_order>0</wp:menu_order>
<wp:post_type><![CDATA[post]]></wp:post_type>
<wp:post_password><![CDATA[]]></wp:post_password>
<wp:is_sticky>0</wp:is_sticky>
<category domain="category" nicename="uncategorized"><![CDATA[Uncategorized]]></category>
<wp:postmeta>
<wp:meta_key><![CDATA[_encloseme]]></wp:meta_key>
<wp:meta_value><![CDATA[1]]></wp:meta_value>
</wp:postmeta>
</item>
<item>
<title><![CDATA[Brot – ganz einfach]]></title>
<link>http://old.example/wprm_recipe/brot-ganz-einfach/</link>
<dc:creator><![CDATA[anna]]></dc:creator>
<content:encoded><![CDATA[Ein <strong>gutes</strong> Brot]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>31</wp:post_id>
<wp:post_date><![CDATA[2026-11-25 16:58:50]]></wp:post_date>
<wp:post_date_gmt><![CDATA[2026-11-25 15:58:50]]></wp:post_date_gmt>
<wp:post_modified><![CDATA[2026-11-25 16:58:50]]></wp:post_modified>
<wp:post_modified_gmt><![CDATA[2026-11-25 15:58:50]]></wp:post_modified_gmt>
<wp:comment_status><![CDATA[closed]]></wp:comment_status>
<wp:ping_status><![CDATA[closed]]></wp:ping_status>
<wp:post_name><![CDATA[brot-ganz-einfach]]></wp:post_name>
<wp:status><![CDATA[publish]]></wp:status>
<wp:post_parent>0</wp:post_parent>
<wp:menu_order>0</wp:menu_order>
<wp:post_type><![CDATA[wprm_recipe]]></wp:post_type>
<wp:post_password><![CDATA[]]></wp:post_password>
<wp:is_sticky>0</wp:is_sticky>
<category domain="wprm_cuisine" nicename="deutsch"><![CDATA[Deutsch]]></category>
<category domain="wprm_course" nicename="fruhstuck"><![CDATA[Frühstück]]></category>
<wp:postmeta>
<wp:meta_key><![CDATA[wprm_ingredients]]></wp:meta_key>
<wp:meta_value><![CDATA[a:1:{i:0;a:3:{s:3:"uid";i:0;s:4:"name";s:19:"Für den „Teig“";s:11:"ingredients";a:2:{i:0;a:6:{s:3:"uid";i:1;s:2:"id";i:1;s:6:"amount";s:3:"500";s:4:"unit";s:1:"g";s:4:"name";s:4:"Mehl";s:5:"notes";s:8:"Type 550";}i:1;a:6:{s:3:"uid";i:2;s:2:"id";i:2;s:6:"amount";s:1:"1";s:4:"unit";s:2:"TL";s:4:"name";s:9:"Salz 😀";s:5:"notes";s:0:"";}}}}]]></wp:meta_value>
</wp:postmeta>
<wp:postmeta>
<wp:meta_key><![CDATA[wprm_instructions]]></wp:meta_key>
<wp:meta_value><![CDATA[a:1:{i:0;a:3:{s:3:"uid";i:0;s:4:"name";s:0:"";s:12:"instructions";a:2:{i:0;a:5:{s:3:"uid";i:1;s:4:"name";s:0:"";s:4:"text";s:31:"<p>Mehl &amp; Salz mischen.</p>";s:5:"image";i:6;s:11:"ingredients";a:2:{i:0;i:1;i:1;i:2;}}i:1;a:5:{s:3:"uid";i:2;s:4:"name";s:0:"";s:4:"text";s:26:"Backen, <b>40 Minuten</b>.";s:5:"image";i:0;s:11:"ingredients";a:0:{}}}}}]]></wp:meta_value>
</wp:postmeta>
<wp:postmeta>
<wp:meta_key><![CDATA[wprm_servings]]></wp:meta_key>
<wp:meta_value><![CDATA[4]]></wp:meta_value>
</wp:postmeta>
<wp:postmeta>
<wp:meta_key><![CDATA[wprm_servings_unit]]></wp:meta_key>
<wp:meta_value><![CDATA[Portionen]]></wp:meta_value>
</wp:postmeta>
<wp:postmeta>
<wp:meta_key><![CDATA[wprm_prep_time]]></wp:meta_key>
<wp:meta_value><![CDATA[10]]></wp:meta_value>
</wp:postmeta>
<wp:postmeta>
<wp:meta_key><![CDATA[wprm_cook_time]]></wp:meta_key>
<wp:meta_value><![CDATA[40]]></wp:meta_value>
</wp:postmeta>
<wp:postmeta>
<wp:meta_key><![CDATA[wprm_total_time]]></wp:meta_key>
<wp:meta_value><![CDATA[50]]></wp:meta_value>
</wp:postmeta>
<wp:postmeta>
<wp:meta_key><![CDATA[wprm_notes]]></wp:meta_key>
<wp:meta_value><![CDATA[<p>Notiz "eins"</p>]]></wp:meta_value>
</wp:postmeta>
<wp:postmeta>
<wp:meta_key><![CDATA[wprm_author_display]]></wp:meta_key>
<wp:meta_value><![CDATA[post_author]]></wp:meta_value>
</wp:postmeta>
<wp:postmeta>
<wp:meta_key><![CDATA[wprm_nutrition_calories]]></wp:meta_key>
<wp:meta_value><![CDATA[210]]></wp:meta_value>
</wp:postmeta>
<wp:postmeta>
<wp:meta_key><![CDATA[wprm_equipment]]></wp:meta_key>
<wp:meta_value><![CDATA[a:1:{i:0;a:3:{s:3:"uid";i:0;s:2:"id";i:3;s:4:"name";s:4:"Topf";}}]]></wp:meta_value>
</wp:postmeta>
<wp:postmeta>
<wp:meta_key><![CDATA[_thumbnail_id]]></wp:meta_key>
<wp:meta_value><![CDATA[8]]></wp:meta_value>
</wp:postmeta>
<wp:postmeta>
<wp:meta_key><![CDATA[wprm_parent_post_id]]></wp:meta_key>
<wp:meta_value><![CDATA[32]]></wp:meta_value>
</wp:postmeta>
</item>
<item>
<title><![CDATA[Mein Brot]]></title>
<link>http://old.example/2023/03/mein-brot/</link>
<dc:creator><![CDATA[anna]]></dc:creator>
<content:encoded><![CDATA[<!-- wp:paragraph -->
<p>Vorher</p>
<!-- /wp:paragraph -->
<!-- wp:wp-recipe-maker/recipe {"id":31} -->
<!--WPRM Recipe 31-->
<div class="wprm-fallback-recipe"><h2>Brot</h2></div>
<!--End WPRM Recipe-->
<!-- /wp:wp-recipe-maker/recipe -->
<!-- wp:paragraph -->
<p>Nachher</p>
<!-- /wp:paragraph -->]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>32</wp:post_id>
<wp:post_date><![CDATA[2023-03-03 08:00:00]]></wp:post_date>
<wp:post_date_gmt><![CDATA[2023-03-03 07:00:00]]></wp:post_date_gmt>
<wp:post_modified><![CDATA[2023-03-03 08:00:00]]></wp:post_modified>
<wp:post_modified_gmt><![CDATA[2023-03-03 07:00:00]]></wp:post_modified_gmt>
<wp:comment_status><![CDATA[open]]></wp:comment_status>
<wp:ping_status><![CDATA[open]]></wp:ping_status>
<wp:post_name><![CDATA[mein-brot]]></wp:post_name>
<wp:status><![CDATA[publish]]></wp:status>
<wp:post_parent>0</wp:post_parent>
<wp:menu_order>0</wp:menu_order>
<wp:post_type><![CDATA[post]]></wp:post_type>
<wp:post_password><![CDATA[]]></wp:post_password>
<wp:is_sticky>0</wp:is_sticky>
<category domain="category" nicename="uncategorized"><![CDATA[Uncategorized]]></category>
<wp:postmeta>
<wp:meta_key><![CDATA[_encloseme]]></wp:meta_key>
<wp:meta_value><![CDATA[1]]></wp:meta_value>
</wp:postmeta>
<wp:comment>
<wp:comment_id>12</wp:comment_id>
<wp:comment_author><![CDATA[Gast Ö]]></wp:comment_author>
<wp:comment_author_email><![CDATA[gast@mail.example]]></wp:comment_author_email>
<wp:comment_author_url>http://spam.example</wp:comment_author_url>
<wp:comment_author_IP><![CDATA[1.2.3.4]]></wp:comment_author_IP>
<wp:comment_date><![CDATA[2023-06-01 12:00:00]]></wp:comment_date>
<wp:comment_date_gmt><![CDATA[2023-06-01 10:00:00]]></wp:comment_date_gmt>
<wp:comment_content><![CDATA[Fünf Sterne!]]></wp:comment_content>
<wp:comment_approved><![CDATA[1]]></wp:comment_approved>
<wp:comment_type><![CDATA[comment]]></wp:comment_type>
<wp:comment_parent>0</wp:comment_parent>
<wp:comment_user_id>0</wp:comment_user_id>
<wp:commentmeta>
<wp:meta_key><![CDATA[wprm-comment-rating]]></wp:meta_key>
<wp:meta_value><![CDATA[5]]></wp:meta_value>
</wp:commentmeta>
</wp:comment>
</item>
<item>
<title><![CDATA[Baustein]]></title>
<link>http://old.example/2026/11/baustein/</link>
<dc:creator><![CDATA[anna]]></dc:creator>
<content:encoded><![CDATA[<!-- wp:paragraph --><p>Wiederverwendet</p><!-- /wp:paragraph -->]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>37</wp:post_id>
<wp:post_date><![CDATA[2026-11-25 16:58:50]]></wp:post_date>
<wp:post_date_gmt><![CDATA[2026-11-25 15:58:50]]></wp:post_date_gmt>
<wp:post_modified><![CDATA[2026-11-25 16:58:50]]></wp:post_modified>
<wp:post_modified_gmt><![CDATA[2026-11-25 15:58:50]]></wp:post_modified_gmt>
<wp:comment_status><![CDATA[closed]]></wp:comment_status>
<wp:ping_status><![CDATA[closed]]></wp:ping_status>
<wp:post_name><![CDATA[baustein]]></wp:post_name>
<wp:status><![CDATA[publish]]></wp:status>
<wp:post_parent>0</wp:post_parent>
<wp:menu_order>0</wp:menu_order>
<wp:post_type><![CDATA[wp_block]]></wp:post_type>
<wp:post_password><![CDATA[]]></wp:post_password>
<wp:is_sticky>0</wp:is_sticky>
</item>
<item>
<title><![CDATA[Mit Baustein]]></title>
<link>http://old.example/2023/03/mit-baustein/</link>
<dc:creator><![CDATA[anna]]></dc:creator>
<content:encoded><![CDATA[<!-- wp:block {"ref":37} /-->
<!-- wp:paragraph -->
<p>Eigenes</p>
<!-- /wp:paragraph -->]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>38</wp:post_id>
<wp:post_date><![CDATA[2023-03-05 08:00:00]]></wp:post_date>
<wp:post_date_gmt><![CDATA[2023-03-05 07:00:00]]></wp:post_date_gmt>
<wp:post_modified><![CDATA[2023-03-05 08:00:00]]></wp:post_modified>
<wp:post_modified_gmt><![CDATA[2023-03-05 07:00:00]]></wp:post_modified_gmt>
<wp:comment_status><![CDATA[open]]></wp:comment_status>
<wp:ping_status><![CDATA[open]]></wp:ping_status>
<wp:post_name><![CDATA[mit-baustein]]></wp:post_name>
<wp:status><![CDATA[publish]]></wp:status>
<wp:post_parent>0</wp:post_parent>
<wp:menu_order>0</wp:menu_order>
<wp:post_type><![CDATA[post]]></wp:post_type>
<wp:post_password><![CDATA[]]></wp:post_password>
<wp:is_sticky>0</wp:is_sticky>
<category domain="category" nicename="uncategorized"><![CDATA[Uncategorized]]></category>
<wp:postmeta>
<wp:meta_key><![CDATA[_encloseme]]></wp:meta_key>
<wp:meta_value><![CDATA[1]]></wp:meta_value>
</wp:postmeta>
</item>
</channel>
</rss>
`
