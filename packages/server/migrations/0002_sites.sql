CREATE TABLE "site_old_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key_hash" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_old_key_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "site_visit" (
	"site_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"opened_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"refused_for" text,
	CONSTRAINT "site_visit_site_id_origin_pk" PRIMARY KEY("site_id","origin")
);
--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "secret_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_old_key" ADD CONSTRAINT "site_old_key_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_visit" ADD CONSTRAINT "site_visit_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_old_key_site" ON "site_old_key" USING btree ("site_id");