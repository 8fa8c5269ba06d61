import type { Generated, GeneratedAlways, Kysely, Transaction } from "kysely";
import type { PollVotesTable, ProvidersTable } from "./tables/answers.ts";
import type { NewsletterSubscribersTable } from "./tables/newsletter.ts";
import type { RecentTextsTable } from "./tables/publishing.ts";
import type {
  CartGiftCardsTable,
  CartLinesTable,
  CartsTable,
  CollectionProductsTable,
  CollectionsTable,
  DiscountCodesTable,
  GiftCardsTable,
  KeptCartsTable,
  OrderLinesTable,
  OrdersTable,
  ProductImagesTable,
  ProductsTable,
  ShopPoliciesTable,
  VariantsTable,
} from "./tables/shop.ts";
import type {
  CalendarAddressesTable,
  PlanAttachmentsTable,
  PlanPetsTable,
  PlanSharesTable,
  PlansTable,
} from "./tables/trips.ts";

/** The rows of the database, one type a table. Migrations make them; stores alone read and write them. */
export type Schema = {
  profiles: ProfilesTable;
  accounts: AccountsTable;
  sessions: SessionsTable;
  mailed_tokens: MailedTokensTable;
  mail_outbox: MailOutboxTable;
  idempotent_answers: IdempotentAnswersTable;
  recent_texts: RecentTextsTable;
  hoots: HootsTable;
  hoot_likes: HootLikesTable;
  comments: CommentsTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  files: FilesTable;
  pets: PetsTable;
  pet_records: PetRecordsTable;
  gallery_photos: GalleryPhotosTable;
  blogs: BlogsTable;
  blog_likes: BlogLikesTable;
  blog_comments: BlogCommentsTable;
  plans: PlansTable;
  plan_pets: PlanPetsTable;
  plan_attachments: PlanAttachmentsTable;
  plan_shares: PlanSharesTable;
  calendar_addresses: CalendarAddressesTable;
  poll_votes: PollVotesTable;
  providers: ProvidersTable;
  products: ProductsTable;
  product_images: ProductImagesTable;
  variants: VariantsTable;
  collections: CollectionsTable;
  collection_products: CollectionProductsTable;
  shop_policies: ShopPoliciesTable;
  discount_codes: DiscountCodesTable;
  gift_cards: GiftCardsTable;
  carts: CartsTable;
  cart_lines: CartLinesTable;
  cart_gift_cards: CartGiftCardsTable;
  kept_carts: KeptCartsTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
};

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;

type ProfilesTable = {
  id: string;
  username: string;
  /** What the username looks like, unique. */
  username_key: string;
  name: string;
  bio: Generated<string>;
  /** The address of the picture: one of our drawings, or of `avatar_file`. */
  avatar: string | null;
  avatar_file: Generated<string | null>;
  passport_file: Generated<string | null>;
  important_docs_file: Generated<string | null>;
  version: Generated<number>;
  created_at: Generated<Date>;
  /** When they first published something; before that no list shows them. */
  published_at: Generated<Date | null>;
  /** The plain words it is found by. */
  words: GeneratedAlways<string>;
};

/** What a person signs in with; the same id as the profile. */
type AccountsTable = {
  id: string;
  email: string;
  password_hash: string;
  verified_at: Date | null;
  is_admin: Generated<boolean>;
  /** Posts and comments made before the email was verified. */
  unverified_posts: Generated<number>;
};

/** `id` is the token's `jti`. */
type SessionsTable = {
  id: string;
  account_id: string;
  device: string;
  created_at: Generated<Date>;
  expires_at: Date;
};

/** Links sent by mail: only the token's SHA-256 is kept, and the row goes when it is used. */
type MailedTokensTable = {
  hash: Buffer;
  purpose: "verify" | "reset";
  account_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
};

/** Mail that was promised in a transaction and is not yet delivered. */
type MailOutboxTable = {
  id: string;
  to_address: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  created_at: Generated<Date>;
  attempts: Generated<number>;
  next_try_at: Generated<Date>;
  last_error: string | null;
};

/** What an `Idempotency-Key` was answered, so that a retry gets the same. */
type IdempotentAnswersTable = {
  owner_id: string;
  key: string;
  call: string;
  body_hash: Buffer;
  answer: unknown;
  created_at: Generated<Date>;
};

type HootsTable = {
  id: string;
  author_id: string | null;
  title: string;
  text: string;
  category: string;
  gif_url: string | null;
  version: Generated<number>;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  /** A fixed random number, by which a random row is found without a scan. */
  dice: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** English word forms, for the search among hoots. */
  search: GeneratedAlways<string>;
  words: GeneratedAlways<string>;
};

type HootLikesTable = { hoot_id: string; profile_id: string; created_at: Generated<Date> };

type CommentsTable = {
  id: string;
  hoot_id: string;
  parent_id: string | null;
  depth: number;
  text: string;
  author_id: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
};

/** What people sent, as bytes under `<visibility>/<id>` of the blob store. Only what is kept may be referred to. */
type FilesTable = {
  id: string;
  owner_id: string | null;
  state: "staged" | "kept" | "dropped";
  visibility: "public" | "private";
  kind: "picture" | "pdf";
  /** Of all widths together. */
  bytes: number;
  width: number | null;
  height: number | null;
  thumbhash: string | null;
  animated: Generated<boolean>;
  /** The sender's own name for it. */
  label: Generated<string>;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
};

/** Days come and go as `YYYY-MM-DD`. */
type PetsTable = {
  id: string;
  owner_id: string;
  pet_name: string;
  bio: Generated<string>;
  breed: Generated<string>;
  age: number | null;
  weight: Generated<string>;
  photo_file: string | null;
  drawn_photo: string | null;
  vaccine_file: string | null;
  microchip_file: string | null;
  health_certificate_file: string | null;
  species: "dog" | "cat" | "other" | null;
  sex: "female" | "male" | null;
  birth_date: string | null;
  weight_kg: number | null;
  length_cm: number | null;
  height_cm: number | null;
  width_cm: number | null;
  colour: Generated<string>;
  microchip_number: string | null;
  microchip_date: string | null;
  snub_nosed: boolean | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

type PetRecordsTable = {
  id: string;
  pet_id: string;
  kind: string;
  given_at: string | null;
  valid_from: string | null;
  valid_until: string | null;
  issuer: Generated<string>;
  note: Generated<string>;
  document_file: string | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

type GalleryPhotosTable = {
  id: string;
  profile_id: string;
  file_id: string | null;
  drawn: string | null;
  caption: Generated<string>;
  alt: Generated<string>;
  pet_id: string | null;
  dice: Generated<number>;
  created_at: Generated<Date>;
};

/** Each picture: its address, and the file beside it where it is none of our drawings. */
type BlogsTable = {
  id: string;
  author_id: string;
  title: string;
  content_one: string;
  content_two: Generated<string>;
  content_three: Generated<string>;
  content_four: Generated<string>;
  image_one: string | null;
  image_two: string | null;
  image_three: string | null;
  image_four: string | null;
  /** What is on the pictures, in words. */
  image_one_alt: Generated<string>;
  image_two_alt: Generated<string>;
  image_three_alt: Generated<string>;
  image_four_alt: Generated<string>;
  image_one_file: string | null;
  image_two_file: string | null;
  image_three_file: string | null;
  image_four_file: string | null;
  version: Generated<number>;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  dice: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  words: GeneratedAlways<string>;
};

type BlogLikesTable = { blog_id: string; profile_id: string; created_at: Generated<Date> };

type BlogCommentsTable = Omit<CommentsTable, "hoot_id"> & { blog_id: string };
