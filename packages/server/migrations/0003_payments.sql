CREATE TABLE "free_month" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"redeemer_id" uuid NOT NULL,
	"months" integer NOT NULL,
	"subscription_id" uuid,
	"until" timestamp with time zone,
	"applied_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox_checkout" ADD COLUMN "is_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "session_ref" text;--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "given_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "referral_redemption" ADD COLUMN "rewarded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "free_month" ADD CONSTRAINT "free_month_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_month" ADD CONSTRAINT "free_month_redeemer_id_person_id_fk" FOREIGN KEY ("redeemer_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_month" ADD CONSTRAINT "free_month_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "free_month_once" ON "free_month" USING btree ("person_id","redeemer_id");--> statement-breakpoint
CREATE INDEX "free_month_open" ON "free_month" USING btree ("person_id") WHERE "free_month"."applied_at" is null;--> statement-breakpoint
CREATE INDEX "checkout_student" ON "checkout" USING btree ("student_id");